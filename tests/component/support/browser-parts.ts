import { TextDecoder, TextEncoder } from 'node:util';

// Replacements for what the client needs and jsdom lacks: layout, network, other tabs.

const nothing = (): void => undefined;

class NoObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

/** Sends nothing: a test has no other tabs. */
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

/** The client only checks whether an element is visible. */
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

/** Styles are not tested, and jsdom takes long to compute them, so only inline styles and `hidden` count. */
const hidden = document.createElement('span').style;
hidden.display = 'none';
window.getComputedStyle = (element) => (element.hasAttribute('hidden') ? hidden : (element as HTMLElement).style);
