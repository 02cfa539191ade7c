/** Hindi texts of the server, as a chunk loaded only for Hindi (ADR 46). */
export { inHindi, labelInHindi, mixedInHindi } from '../../../server/domain/language/in-hindi';
