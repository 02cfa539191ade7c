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
/** Fields and fragments of an operation, those of a fragment counted wherever it is spread. */
export const MOST_SELECTIONS = 1000;
/** Questions that one query asks beside one another: each may be as much work as a page's. */
export const MOST_ROOT_FIELDS = 10;
/** Variables of an operation: a form sends one input, the report with the most parameters a dozen. */
export const MOST_VARIABLES = 40;
/** Of a document by somebody who is not logged in: the log-in pages send a quarter of it. In tokens, and in characters. */
export const STRANGERS_TOKENS = 100;
export const STRANGERS_LENGTH = 2000;
/** An answer tells no more errors than these. */
export const MOST_ERRORS = 5;

export const QUERY_LIMIT = 'QUERY_LIMIT';

/** Whether a document could not be read for its number of tokens alone: the parser has no code for it. */
export const hasTooManyTokens = ({ message }: { message: string }, most = MOST_TOKENS): boolean =>
  message.includes(` ${most} tokens`);

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

/** What never ends has no answer of HTTP's; who listens is asked for a log-in by the socket, and by nothing else. */
export const noSubscription = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node: OperationDefinitionNode) {
    if (node.operation !== 'subscription') return;
    const message = 'Subscriptions are served over a WebSocket only';
    context.reportError(new GraphQLError(message, { nodes: [node], extensions: { code: 'BAD_REQUEST' } }));
  },
});

/**
 * A figure of an operation that is made of those of its selections, through its fragments: `ofOne` gives a selection's
 * from that of what it holds, `together` that of a set. A fragment is reckoned once, however often it is spread.
 */
function throughFragments(
  context: ValidationContext,
  ofOne: (node: SelectionNode, within: number) => number,
  together: (figures: number[]) => number,
): (set: SelectionSetNode) => number {
  const known = new Map<string, number>();
  const ofFragment = (name: string): number => {
    // Until it is known: one that comes back to itself is refused by another rule, and must end here.
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

/** What the schema tells of itself is as deep as graphql's own rule lets it be, where it is told at all. */
const isIntrospection = (node: SelectionNode): boolean =>
  node.kind === Kind.FIELD && (node.name.value === '__schema' || node.name.value === '__type');

/** Fields stand in one another eight deep at most. A fragment is as deep as what it holds. */
export function notTooDeep(context: ValidationContext): ASTVisitor {
  const depthOf = throughFragments(
    context,
    (node, within) => (isIntrospection(node) ? 1 : within + (node.kind === Kind.FIELD ? 1 : 0)),
    (depths) => Math.max(0, ...depths),
  );
  return {
    OperationDefinition(node) {
      if (depthOf(node.selectionSet) > MOST_DEPTH)
        context.reportError(beyond(`Fields may stand ${MOST_DEPTH} deep at most`, node));
    },
  };
}

const sum = (figures: number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** A few fragments that spread one another stand for millions of fields. */
export function fewSelections(context: ValidationContext): ASTVisitor {
  const countOf = throughFragments(context, (_node, within) => 1 + within, sum);
  return {
    OperationDefinition(node) {
      if (countOf(node.selectionSet) > MOST_SELECTIONS)
        context.reportError(beyond(`An operation may select ${MOST_SELECTIONS} fields at most`, node));
    },
  };
}

/** Fragments at the root are looked into, so that nothing hides in them. */
export function fewRootFields(context: ValidationContext): ASTVisitor {
  const rootsOf = throughFragments(context, (node, within) => (node.kind === Kind.FIELD ? 1 : within), sum);
  return {
    OperationDefinition(node) {
      if (rootsOf(node.selectionSet) > MOST_ROOT_FIELDS)
        context.reportError(beyond(`A query may ask ${MOST_ROOT_FIELDS} questions at most`, node));
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

export const fewVariables = atMost(
  MOST_VARIABLES,
  `A document may have ${MOST_VARIABLES} variables at most`,
  (count) => ({ VariableDefinition: () => count() }),
);

/** What every document is held to, by whatever way it comes. */
export const documentLimits: readonly ValidationRule[] = [
  notTooDeep,
  fewSelections,
  fewRootFields,
  fewAliases,
  fewDirectives,
  fewVariables,
];
