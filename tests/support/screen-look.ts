import fs from 'node:fs';
import type { Page } from 'playwright-core';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const LEAST_TARGET = 24;

/** What axe finds, in words. */
export const violationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async (axe) => {
    if (!('axe' in window)) new Function(axe)();
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await (
      window as never as {
        axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe.run({ runOnly: tags });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 150)}`);
  }, AXE);

/** What axe does not see: controls out of the window or too small, and a page that scrolls sideways (ux.md, finding 4). */
export const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
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
    return found;
  }, LEAST_TARGET);
