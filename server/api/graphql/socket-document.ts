import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Context } from '../../platform/context';
import { documentLimits, hasTooManyTokens, MOST_ERRORS, MOST_TOKENS, QUERY_LIMIT } from './limits';

const RULES = [...specifiedRules, ...documentLimits];

/**
 * The subscription that a message on a socket requests, or its refusal: Apollo's limits do not apply to sockets
 * (docs/design/reliability.md#sockets), so their documents are parsed and validated here.
 */
export function subscriptionOf(
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
  context: Context,
): ExecutionArgs | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens: MOST_TOKENS });
    if (getOperationAST(document, operationName)?.operation !== 'subscription')
      return [refused('Only subscriptions are served here', 'BAD_REQUEST')];
    const errors = validate(schema, document, RULES, { maxErrors: MOST_ERRORS, hideSuggestions: true });
    if (errors.length > 0) return errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED'));
    return { schema, document, operationName, variableValues: variables, contextValue: context, hideSuggestions: true };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return [withCode(error, hasTooManyTokens(error) ? QUERY_LIMIT : 'GRAPHQL_PARSE_FAILED')];
  }
}

/** An error instead of a subscription. */
export const refused = (message: string, code: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** Sets the code of the rule that refused it, or the general one. */
const withCode = ({ message, nodes, source, positions, extensions }: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(message, { nodes: nodes ?? null, source, positions, extensions: { code, ...extensions } } as never);
