import { type ASTVisitor, GraphQLError, Kind, type OperationDefinitionNode, type ValidationContext } from 'graphql';

/** Tokens of one document; those of the client, made from the catalogues too, need less than half. */
export const MOST_TOKENS = 1000;

/** A mutation asks for one thing: its Idempotency-Key, its answer and its log-in attempt are one each. */
export const oneFieldPerMutation = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node: OperationDefinitionNode) {
    if (node.operation !== 'mutation') return;
    const fields = node.selectionSet.selections;
    if (fields.length === 1 && fields[0]!.kind === Kind.FIELD) return;
    context.reportError(
      new GraphQLError('A mutation must have exactly one field', {
        nodes: [node],
        extensions: { code: 'QUERY_LIMIT' },
      }),
    );
  },
});
