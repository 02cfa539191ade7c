/** Renders the server's texts in other languages than English: a chunk loaded only for these (ADR 46). */
export { sayingsWith } from '../../../i18n/sayings';
