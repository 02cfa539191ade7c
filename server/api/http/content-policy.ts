import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Scripts and styles of this origin only. */
export const CONTENT_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'upgrade-insecure-requests': null,
};

/** Browser features that no page uses, denied so that an injected script cannot use them either. */
export const PERMISSIONS_POLICY = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const nonces = new WeakMap<ServerResponse, string>();

const forPages = helmet.contentSecurityPolicy({
  directives: {
    ...CONTENT_POLICY,
    'style-src': [...CONTENT_POLICY['style-src'], (_request, response) => `'nonce-${nonces.get(response)}'`],
  },
});

/** The same for a page, whose style elements, which Mantine creates, carry its nonce. */
export function allowStylesOfPage(request: IncomingMessage, response: ServerResponse, nonce: string): void {
  nonces.set(response, nonce);
  forPages(request, response, refused);
}

/** helmet's callback. */
function refused(error?: unknown): void {
  if (error) throw error;
}
