/** All that Hindi takes, in one part of the application that is loaded when it is chosen (ADR 21). */
export { inHindi } from '../../../server/domain/language/in-hindi';
export { hindi } from './catalogue.hi';
