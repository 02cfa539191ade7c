import { Extensions } from 'type-graphql';

const MARK = 'toldToAll';

/** Marks a subscription whose payload does not depend on the subscriber, so that it is executed once for all. */
export const SharedPayload = (): MethodDecorator => Extensions({ [MARK]: true }) as MethodDecorator;

/** Whether a schema field has this mark. */
export const isToldToAll = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }): boolean =>
  extensions[MARK] === true;
