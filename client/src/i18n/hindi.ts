/** Hindi translations of the server's texts, as a chunk loaded only for Hindi (ADR 21). */
export { inHindi, mixedInHindi } from '../../../server/domain/language/in-hindi';
