import type { Page, Request } from 'playwright-core';
import type { Screen } from './browser';

/** The steps of a user who fills in an entry page by keyboard, on whichever screen is open at that moment. */
export interface Walk {
  /** Waits until the text is on the screen. */
  waitForText(text: string | RegExp): Promise<void>;
  /** Waits until the field with this name has the focus. */
  waitForFocus(name: string): Promise<void>;
  /** Types into the focused field and goes on; a select takes its first match. */
  enter(name: string, text: string, next: string): Promise<void>;
  /** Replaces the text of the focused field. */
  retype(text: string): Promise<void>;
  /** Saves and expects the refusal at the field, which then has the focus. */
  refused(name: string, words: string | RegExp): Promise<void>;
  /** Answers Yes to the question as soon as it has the focus. */
  answerYes(question: string | RegExp): Promise<void>;
  /** Saves what the review of this name shows, in which the text is. */
  saveReviewed(review: string, text: string): Promise<void>;
  /**
   * Enters it; the server records it, but the answer is lost. The browser queues it and sends it again, and it is still
   * recorded once.
   */
  sentAgain(mutation: string, type: () => Promise<void>, rows: () => Promise<unknown[]>): Promise<void>;
  /** Enters it; the server records it, but the answer is lost. Typed again after a reload, it is still recorded once. */
  sendTwice(mutation: string, type: () => Promise<void>, saved: string, rows: () => Promise<unknown[]>): Promise<void>;
}

/** Calls `screen` for each step, because a test may open another one. */
export function walkOn(screen: () => Screen): Walk {
  const cursor = () => screen().page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
  const waitForText = (text: string | RegExp) => screen().page.getByText(text).first().waitFor();
  const waitForFocus = async (name: string): Promise<void> => {
    for (let tries = 0; (await cursor()) !== name; tries++) {
      if (tries === 100) throw new Error(`The cursor is in ${await cursor()}, not in ${name}`);
      await screen().page.waitForTimeout(50);
    }
  };
  return {
    waitForText,
    waitForFocus,
    enter: async (name, text, next) => {
      await waitForFocus(name);
      await screen().type(text);
      await screen().press('Enter');
      await waitForFocus(next);
    },
    retype: async (text) => {
      await screen().press('Control+a');
      await screen().type(text);
    },
    refused: async (name, words) => {
      await screen().press('Control+Enter');
      await screen().page.getByText(words, { exact: true }).first().waitFor();
      await waitForFocus(name);
    },
    answerYes: async (question) => {
      await waitForText(question);
      await screen().page.waitForFunction(() => document.activeElement?.textContent === 'Yes');
      await screen().press('Enter');
    },
    saveReviewed: async (name, text) => {
      const review = screen().page.getByRole('dialog', { name });
      await review.getByText(text).first().waitFor();
      await review.locator('button:focus').waitFor();
      await screen().press('Enter');
    },
    sentAgain: async (mutation, type, rows) => {
      const { page } = screen();
      const before = await rows();
      const restore = await loseAnswers(page, mutation);
      await type();
      const waiting = page.getByRole('region', { name: 'Entries to send' });
      await waiting.waitFor();
      expect(await rows()).toHaveLength(before.length + 1);
      const answered = page.waitForResponse((response) => isOf(response.request(), mutation));
      await restore();
      await page.reload();
      await answered;
      await waiting.waitFor({ state: 'detached' });
      expect(await rows()).toHaveLength(before.length + 1);
    },
    sendTwice: async (mutation, type, saved, rows) => {
      const { page } = screen();
      const before = await rows();
      const restore = await loseAnswers(page, mutation);
      await type();
      await waitForText('The server did not answer.');
      expect(await rows()).toHaveLength(before.length + 1);
      await restore();
      await page.reload();
      await type();
      await waitForText(saved);
      expect(await rows()).toHaveLength(before.length + 1);
    },
  };
}

const isOf = (request: Request, mutation: string): boolean => request.postData()?.includes(mutation) ?? false;

/** Drops every answer to a mutation until the returned function is called. */
async function loseAnswers(page: Page, mutation: string): Promise<() => Promise<void>> {
  await page.route('**/graphql', async (route) => {
    if (!isOf(route.request(), mutation)) return route.continue();
    // The server may close the kept-alive connection of this request: sent again, its key records once.
    await route.fetch({ maxRetries: 1 });
    await route.abort();
  });
  return () => page.unrouteAll({ behavior: 'wait' });
}
