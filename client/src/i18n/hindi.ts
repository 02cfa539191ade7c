/** What the server says, in Hindi: a part of the application that is loaded when Hindi is chosen (ADR 21). */
export { inHindi, mixedInHindi } from '../../../server/domain/language/in-hindi';
