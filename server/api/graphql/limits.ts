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

/** Maximum tokens of a document; those of the client, also the generated ones, need less than half. */
export const MOST_TOKENS = 1000;
/** Maximum nesting of fields, through fragments too. */
export const MOST_DEPTH = 8;
/** Maximum aliases of a document, including those of __typename. */
export const MOST_ALIASES = 15;
export const MOST_DIRECTIVES = 5;
/** Maximum fields and fragment spreads of an operation; a fragment counts wherever it is spread. */
export const MOST_SELECTIONS = 1000;
/** Maximum root fields of a query: each may be as much work as a page's. */
export const MOST_ROOT_FIELDS = 10;
/** Maximum variables of an operation: a form sends one input, the largest report a dozen parameters. */
export const MOST_VARIABLES = 40;
/** Limits of a document without a log-in, in tokens and in characters. The log-in pages use a quarter of them. */
export const STRANGERS_TOKENS = 100;
export const STRANGERS_LENGTH = 2000;
/** Maximum errors in one answer. */
export const MOST_ERRORS = 5;

export const QUERY_LIMIT = 'QUERY_LIMIT';

/** Whether a document was refused for its number of tokens: the parser has no code for it. */
export const hasTooManyTokens = ({ message }: { message: string }, most = MOST_TOKENS): boolean =>
  message.includes(` ${most} tokens`);

const beyond = (message: string, node: OperationDefinitionNode): GraphQLError =>
  new GraphQLError(message, { nodes: [node], extensions: { code: QUERY_LIMIT } });

/** A mutation has one root field, as it has one Idempotency-Key, one answer and one log-in attempt. */
export const oneFieldPerMutation = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node: OperationDefinitionNode) {
    if (node.operation !== 'mutation') return;
    const fields = node.selectionSet.selections;
    if (fields.length === 1 && fields[0]!.kind === Kind.FIELD) return;
    context.reportError(beyond('A mutation must have exactly one field', node));
  },
});

/** A subscription cannot be answered over HTTP; only the socket authenticates subscribers. */
export const noSubscription = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node: OperationDefinitionNode) {
    if (node.operation !== 'subscription') return;
    const message = 'Subscriptions are served over a WebSocket only';
    context.reportError(new GraphQLError(message, { nodes: [node], extensions: { code: 'BAD_REQUEST' } }));
  },
});

/**
 * Folds a number over the selections of an operation, through its fragments: `ofOne` gets a selection and the result of
 * its children, `together` those of a set. Each fragment is calculated once, however often it is spread.
 */
function throughFragments(
  context: ValidationContext,
  ofOne: (node: SelectionNode, within: number) => number,
  together: (figures: number[]) => number,
): (set: SelectionSetNode) => number {
  const known = new Map<string, number>();
  const ofFragment = (name: string): number => {
    // The provisional 0 ends the recursion of a cyclic fragment, which another rule refuses.
    if (!known.has(name)) known.set(name, 0).set(name, ofSet(context.getFragment(name)?.selectionSet));
    return known.get(name)!;
  };
  const ofSet = (set: SelectionSetNode | undefined): number =>
    together(
      (set?.selections ?? []).map((node) =>
        ofOne(node, node.kind === Kind.FRAGMENT_SPREAD ? ofFragment(node.name.value) : ofSet(node.selectionSet)),
      ),
    );
  return ofSet;
}

/** Introspection has the depth limit of graphql's own rule, where it is allowed at all. */
const isIntrospection = (node: SelectionNode): boolean =>
  node.kind === Kind.FIELD && (node.name.value === '__schema' || node.name.value === '__type');

/** Limits the nesting of fields to MOST_DEPTH. A fragment is as deep as its contents. */
function notTooDeep(context: ValidationContext): ASTVisitor {
  const depthOf = throughFragments(
    context,
    (node, within) => (isIntrospection(node) ? 1 : within + (node.kind === Kind.FIELD ? 1 : 0)),
    (depths) => Math.max(0, ...depths),
  );
  return {
    OperationDefinition(node) {
      if (depthOf(node.selectionSet) > MOST_DEPTH)
        context.reportError(beyond(`Fields can be nested at most ${MOST_DEPTH} deep`, node));
    },
  };
}

const sum = (figures: number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** A few fragments that spread one another can amount to millions of fields. */
function fewSelections(context: ValidationContext): ASTVisitor {
  const countOf = throughFragments(context, (_node, within) => 1 + within, sum);
  return {
    OperationDefinition(node) {
      if (countOf(node.selectionSet) > MOST_SELECTIONS)
        context.reportError(beyond(`An operation can select at most ${MOST_SELECTIONS} fields`, node));
    },
  };
}

/** Counts through fragments at the root, so that they hide no fields. */
function fewRootFields(context: ValidationContext): ASTVisitor {
  const rootsOf = throughFragments(context, (node, within) => (node.kind === Kind.FIELD ? 1 : within), sum);
  return {
    OperationDefinition(node) {
      if (rootsOf(node.selectionSet) > MOST_ROOT_FIELDS)
        context.reportError(beyond(`A query can have at most ${MOST_ROOT_FIELDS} root fields`, node));
    },
  };
}

/** Limits the number of nodes of a kind in a document. */
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

const fewAliases = atMost(MOST_ALIASES, `A document can have at most ${MOST_ALIASES} aliases`, (count) => ({
  Field: ({ alias }) => void (alias && count()),
}));

const fewDirectives = atMost(MOST_DIRECTIVES, `A document can have at most ${MOST_DIRECTIVES} directives`, (count) => ({
  Directive: () => count(),
}));

const fewVariables = atMost(MOST_VARIABLES, `A document can have at most ${MOST_VARIABLES} variables`, (count) => ({
  VariableDefinition: () => count(),
}));

/** The limits of every document, over HTTP and sockets alike. */
export const documentLimits: readonly ValidationRule[] = [
  notTooDeep,
  fewSelections,
  fewRootFields,
  fewAliases,
  fewDirectives,
  fewVariables,
];
