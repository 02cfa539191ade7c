import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has no layout, no network and no storage of its own for these: what the client needs of them.

const nothing = (): void => undefined;

class NoObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

/** Of other tabs, which a test has none of. */
class NoChannel extends EventTarget {
  postMessage = nothing;
  close = nothing;
}

/** Never connects: pages are without live events, which cost a refetch at most. */
class NoSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  send = nothing;
  close = nothing;
}

/** What React Router passes to loaders. */
class PlainRequest {
  readonly method = 'GET';

  constructor(
    readonly url: string,
    readonly init: { signal?: AbortSignal } = {},
  ) {}
  get signal() {
    return this.init.signal;
  }
}

Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  BroadcastChannel: NoChannel,
  WebSocket: NoSocket,
  Request: PlainRequest,
});

/** A wide screen of a user who prefers no motion, so that dialogs open and close at once. */
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('min-width') || query.includes('reduce'),
    media: query,
    onchange: null,
    addListener: nothing,
    removeListener: nothing,
  });

const isHidden = (element: Element): boolean => element.closest('[hidden], [style*="display: none"]') !== null;

/** Whether an element is visible is all that the client asks of its boxes. */
Element.prototype.getClientRects = function rects() {
  return (isHidden(this) ? [] : [this.getBoundingClientRect()]) as unknown as DOMRectList;
};
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get(this: HTMLElement) {
    return isHidden(this) ? null : this.parentElement;
  },
});
Element.prototype.scrollIntoView = nothing;
window.scrollTo = nothing as typeof window.scrollTo;

/** Styles are none of these tests' business, and jsdom takes long to compute them: inline ones and `hidden` do. */
const hidden = document.createElement('span').style;
hidden.display = 'none';
window.getComputedStyle = (element) => (element.hasAttribute('hidden') ? hidden : (element as HTMLElement).style);
