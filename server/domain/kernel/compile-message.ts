/** Parses an ICU text once. The client's build parses its texts beforehand and replaces this module. */
export { type CompiledMessage, compileMessageOrThrow as compileMessage } from '@lingui/message-utils/compileMessage';
