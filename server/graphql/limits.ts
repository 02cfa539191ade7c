import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Tokens of one document; those of the client, made from the catalogues too, need less than half. */
export const MOST_TOKENS = 1000;
/** Fields within fields, through fragments too. */
export const MOST_DEPTH = 8;
/** Second names of fields, those of __typename counted. */
export const MOST_ALIASES = 15;
export const MOST_DIRECTIVES = 5;

export const QUERY_LIMIT = 'QUERY_LIMIT';

const beyond = (message: string, node: OperationDefinitionNode): GraphQLError =>
  new GraphQLError(message, { nodes: [node], extensions: { code: QUERY_LIMIT } });

/** A mutation asks for one thing: its Idempotency-Key, its answer and its log-in attempt are one each. */
export const oneFieldPerMutation = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node: OperationDefinitionNode) {
    if (node.operation !== 'mutation') return;
    const fields = node.selectionSet.selections;
    if (fields.length === 1 && fields[0]!.kind === Kind.FIELD) return;
    context.reportError(beyond('A mutation must have exactly one field', node));
  },
});

/** Fields stand in one another eight deep at most. A fragment is as deep as what it holds. */
export function notTooDeep(context: ValidationContext): ASTVisitor {
  const ofFragment = new Map<string, number>();
  const depthOfFragment = (name: string): number => {
    const known = ofFragment.get(name);
    if (known !== undefined) return known;
    // Until it is known: one that comes back to itself is refused by another rule, and must end here.
    ofFragment.set(name, 0);
    const depth = depthOf(context.getFragment(name)?.selectionSet);
    ofFragment.set(name, depth);
    return depth;
  };
  const depthOfOne = (node: SelectionNode): number =>
    node.kind === Kind.FRAGMENT_SPREAD
      ? depthOfFragment(node.name.value)
      : depthOf(node.selectionSet) + (node.kind === Kind.FIELD ? 1 : 0);
  const depthOf = (set: SelectionSetNode | undefined): number =>
    Math.max(0, ...(set?.selections ?? []).map(depthOfOne));
  return {
    OperationDefinition(node) {
      if (depthOf(node.selectionSet) > MOST_DEPTH)
        context.reportError(beyond(`Fields may stand ${MOST_DEPTH} deep at most`, node));
    },
  };
}

/** Counts what a document holds of something, wherever it stands. */
const atMost =
  (most: number, message: string, counted: (count: () => void) => ASTVisitor): ValidationRule =>
  (context) => {
    let found = 0;
    return {
      ...counted(() => void found++),
      Document: {
        leave({ definitions }) {
          if (found > most) context.reportError(beyond(message, definitions[0] as OperationDefinitionNode));
        },
      },
    };
  };

export const fewAliases = atMost(MOST_ALIASES, `A document may have ${MOST_ALIASES} aliases at most`, (count) => ({
  Field: ({ alias }) => void (alias && count()),
}));

export const fewDirectives = atMost(
  MOST_DIRECTIVES,
  `A document may have ${MOST_DIRECTIVES} directives at most`,
  (count) => ({ Directive: () => count() }),
);

/** What every document is held to, by whatever way it comes. */
export const documentLimits: readonly ValidationRule[] = [notTooDeep, fewAliases, fewDirectives];
