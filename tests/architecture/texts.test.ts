import 'reflect-metadata';
import '../../server/api/graphql/resolvers';
import '../../server/api/rest/routes';
import { getMetadataStorage } from 'class-validator';
import { ProblemError } from '../../server/domain/kernel/problem';
import { queries } from '../../server/platform/ask';
import { commands } from '../../server/platform/submit';
import { validated } from '../../server/platform/validated';

type InputClass = new () => object;

/** Every class with a validated property, including those nested in other inputs. */
const { validationMetadatas } = getMetadataStorage() as unknown as {
  validationMetadatas: Map<InputClass, { propertyName: string }[]>;
};
const fields = [...validationMetadatas].flatMap(([type, judged]) =>
  [...new Set(judged.map(({ propertyName }) => propertyName))].map((name) => [type.name, name, type] as const),
);

const problemFieldsOf = (type: InputClass, input: object): (string | undefined)[] => {
  try {
    validated(type, input);
  } catch (error) {
    if (error instanceof ProblemError && error.kind === 'INVALID') return error.problems.map(({ field }) => field);
    throw error;
  }
  return [];
};

it('every input class with fields is validated', () => {
  const inputs = [...commands.values(), ...queries.values()].map(({ input }) => input as InputClass);
  expect(fields.length).toBeGreaterThan(100);
  for (const type of new Set(inputs)) expect(problemFieldsOf(type, { unheardOf: 1 })).toContain('unheardOf');
});

it.each(fields)('%s.%s refuses NUL, which PostgreSQL text cannot store', (_type, name, type) => {
  expect(problemFieldsOf(type, { [name]: 'a\u0000b' })).toContain(name);
});
