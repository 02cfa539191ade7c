import { Extensions } from 'type-graphql';

const MARK = 'toldToAll';

/** Of a subscription whose answer is the same for everybody who may hear it: it reads nothing of who listens. */
export const ToldToAll = (): MethodDecorator => Extensions({ [MARK]: true }) as MethodDecorator;

/** Whether a field of the schema is such a one. */
export const isToldToAll = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }): boolean =>
  extensions[MARK] === true;
