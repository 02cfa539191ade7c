import { type GraphQLError, type Token, TokenKind } from 'graphql';

/**
 * The path of a value that its scalar refuses, such as `filter.from`: a scalar does not know where it is. graphql-js
 * names the path of a variable at the end of its sentence; a value in the document has its path before it.
 */
export function fieldOfValue({ message, originalError, nodes }: GraphQLError): string | undefined {
  const sentence = message.slice(0, -(originalError?.message.length ?? 0));
  const [, variable] = /^Variable "\$(\w+)"/.exec(sentence) ?? [];
  if (variable !== undefined) return / at "([\w.[\]]+)"; $/.exec(sentence)?.[1] ?? variable;
  return pathBefore(nodes?.[0]?.loc?.startToken);
}

/** The names before a value and the objects around it, up to the argument. */
function pathBefore(value: Token | undefined): string | undefined {
  const names: string[] = [];
  let closed = 0;
  let isNamed = true;
  for (let token = value?.prev; token && token.kind !== TokenKind.PAREN_L; token = token.prev) {
    if (token.kind === TokenKind.BRACE_R) closed++;
    else if (token.kind === TokenKind.BRACE_L && closed > 0) closed--;
    else if (token.kind === TokenKind.BRACE_L) isNamed = true;
    else if (isNamed && closed === 0 && token.kind === TokenKind.COLON) {
      names.unshift(token.prev!.value);
      isNamed = false;
    }
  }
  return names.length > 0 ? names.join('.') : undefined;
}
