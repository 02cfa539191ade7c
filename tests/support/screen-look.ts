import fs from 'node:fs';
import type { Page } from 'playwright-core';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const LEAST_TARGET = 24;
const LEAST_TOUCHED = 44;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Axe rules that depend on the colour scheme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const axeOf = (page: Page, runOnly: string[]): Promise<string[]> =>
  page.evaluate(
    async ({ axe, runOnly }) => {
      if (!('axe' in window)) new Function(axe)();
      const { violations } = await (
        window as never as {
          axe: {
            run(
              options: object,
            ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
          };
        }
      ).axe.run({ runOnly });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 150)} (${nodes[0]?.failureSummary})`);
    },
    { axe: AXE, runOnly },
  );

/** Texts of controls and placeholders that are longer or higher than their space. */
export const cutShort = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const canvas = document.createElement('canvas').getContext('2d')!;
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, button *, label, [role=tab], [role=menuitem], th, th *',
    )) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!words || element.clientWidth <= 2 || !element.checkVisibility()) continue;
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      if (isCut) found.push(`cut short: ${element.textContent}`);
    }
    for (const input of document.querySelectorAll('input')) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      canvas.font = font;
      if (room > 0 && input.value === '' && canvas.measureText(input.placeholder).width > room + 1)
        found.push(`cut short: ${input.placeholder}`);
    }
    return found;
  });

/** The violations that axe finds, in words. */
export const violationsOf = (page: Page): Promise<string[]> => axeOf(page, TAGS);

/** Changes the colour scheme of an open page and waits until its colours have changed. */
export async function showScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor({ state: 'attached' });
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((moving) => (moving instanceof CSSTransition ? [moving.finished] : [])),
    ),
  );
}

/** The colour violations that axe finds in the other colour scheme; the page returns to its own. */
export async function violationsInScheme(
  page: Page,
  scheme: 'light' | 'dark',
  own: 'light' | 'dark',
): Promise<string[]> {
  await showScheme(page, scheme);
  const found = await axeOf(page, OF_COLOURS);
  await page.emulateMedia({ colorScheme: own });
  return found.map((violation) => `${scheme}: ${violation}`);
}

/**
 * Problems that axe does not find: controls outside the window or too small, table links too small for a finger, a page
 * that scrolls sideways (docs/design/screens.md#layout), dates broken at a hyphen, and floating buttons over the end of
 * the page, which cannot be scrolled free.
 */
export const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ least, touched }) => {
      const found: string[] = [];
      if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
      for (const control of document.querySelectorAll<HTMLElement>(
        'button, input, select, textarea, [role=button], [role=menuitem], [role=tab]',
      )) {
        if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || control.closest('[inert]'))
          continue;
        const { left, right, width, height } = control.getBoundingClientRect();
        if (width <= 1 || height <= 1) continue;
        const label = control.closest('label, .mantine-Switch-root')?.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.outerHTML;
        const scrolls = control.closest('section[tabindex="0"]');
        if (!scrolls && (left < -1 || right > innerWidth + 1)) found.push(`outside: ${name.slice(0, 60)}`);
        if (Math.max(height, label?.height ?? 0) < least || Math.max(width, label?.width ?? 0) < least)
          found.push(`small: ${name.slice(0, 60)} ${width}×${height}`);
      }
      const leastLink = matchMedia('(pointer: coarse)').matches ? touched : least;
      for (const link of document.querySelectorAll<HTMLElement>('td a, dd a, [data-row-link]')) {
        const { height } = link.getBoundingClientRect();
        if (link.checkVisibility() && height < leastLink) found.push(`small link: ${link.textContent} ${height}`);
      }
      for (const cell of document.querySelectorAll<HTMLElement>('td, dd, h1, h2')) {
        const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        for (let node = words.nextNode() as Text | null; node; node = words.nextNode() as Text | null)
          for (const { 0: day, index } of node.data.matchAll(/\d\d-\d\d-\d{4}/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + day.length);
            if (
              cell.checkVisibility() &&
              new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
            )
              found.push(`broken: ${day}`);
          }
      }
      const before = scrollY;
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      for (const floating of document.querySelectorAll<HTMLElement>('button')) {
        if (getComputedStyle(floating).position !== 'fixed' || !floating.checkVisibility()) continue;
        const { left, right, top, bottom } = floating.getBoundingClientRect();
        const covered = new Set<Element>();
        for (let x = left + 2; x < right; x += 4)
          for (let y = top + 2; y < bottom; y += 4)
            for (const below of document.elementsFromPoint(x, y)) if (below.closest('main')) covered.add(below);
        const isUnder = (rect: DOMRect): boolean =>
          rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top;
        for (const element of covered)
          for (const node of element.childNodes) {
            if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            if ([...range.getClientRects()].some(isUnder)) found.push(`covered: ${node.textContent?.slice(0, 60)}`);
          }
      }
      scrollTo({ top: before, behavior: 'instant' });
      return found;
    },
    { least: LEAST_TARGET, touched: LEAST_TOUCHED },
  );
