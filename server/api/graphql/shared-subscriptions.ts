import { type ExecutionArgs, type ExecutionResult, getOperationAST, Kind, subscribe } from 'graphql';
import { EventQueue } from '../../platform/event-queue';
import { isToldToAll } from '../../platform/shared-payload';

type Results = AsyncIterableIterator<ExecutionResult>;

/**
 * The subscribers of one document whose payload is the same for all: an event is executed once, and the result goes
 * into the queue of each, so that a slow one delays nobody
 * (docs/evidence/PERFORMANCE.md#graphql-reads-step-by-step).
 */
class Listeners {
  private readonly queues = new Set<EventQueue<ExecutionResult>>();

  constructor(
    private readonly results: Results,
    private readonly onDeserted: () => void,
  ) {
    void this.passOn();
  }

  add(): Results {
    const queue = new EventQueue<ExecutionResult>(() => {
      this.queues.delete(queue);
      if (this.queues.size > 0) return;
      this.onDeserted();
      void this.results.return?.();
    });
    this.queues.add(queue);
    return queue;
  }

  /** Runs until the shared execution ends. */
  private async passOn(): Promise<void> {
    try {
      for await (const result of this.results) for (const queue of this.queues) queue.push(result);
      for (const queue of [...this.queues]) queue.end('done');
    } catch (error) {
      for (const queue of [...this.queues]) queue.end(error as Error);
    }
  }
}

/** graphql's `subscribe`, except that subscribers with equal payloads share one execution. */
export function subscribeTogether(): (args: ExecutionArgs) => Promise<Results | ExecutionResult> {
  const shared = new Map<string, Listeners>();
  return async (args) => {
    const key = keyOf(args);
    if (key === null) return (await subscribe(args)) as Results | ExecutionResult;
    const listeners = shared.get(key);
    if (listeners) return listeners.add();
    const { contextValue: _, ...ofNobody } = args;
    const results = (await subscribe(ofNobody)) as Results | ExecutionResult;
    if (!(Symbol.asyncIterator in results)) return results;
    // Another one may have been first while this one started.
    const first = shared.get(key);
    if (first) {
      await results.return?.();
      return first.add();
    }
    const made = new Listeners(results, () => void shared.delete(key));
    shared.set(key, made);
    return made.add();
  };
}

/**
 * Null if the payload depends on the subscriber. Only for documents with one operation, so that the text identifies it.
 */
function keyOf({ schema, document, operationName, variableValues }: ExecutionArgs): string | null {
  const operation = getOperationAST(document, operationName);
  const [root] = operation?.selectionSet.selections ?? [];
  const field = root?.kind === Kind.FIELD ? schema.getSubscriptionType()?.getFields()[root.name.value] : undefined;
  const text = document.loc?.source.body;
  if (!field || !isToldToAll(field) || text === undefined) return null;
  return JSON.stringify([text, operationName ?? null, variableValues ?? null]);
}
