import { type ClassConstructor, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { Field } from 'type-graphql';

interface RowsOptions {
  /** The longest list that is read at all, and what it is refused with. */
  most: number;
  message: string;
  description?: string;
  defaultValue?: object[];
}

/** Declares a list of rows of an input: each judged by its own class, and not more than `most` of them. */
export function RowsField(
  row: () => ClassConstructor<object>,
  { most, message, ...options }: RowsOptions,
): PropertyDecorator {
  const parts = [
    Field(() => [row()], options) as PropertyDecorator,
    IsArray(),
    ArrayMaxSize(most, { message }),
    ValidateNested({ each: true }),
    Type(row),
  ];
  return (prototype, property) => {
    for (const declare of parts) declare(prototype, property);
  };
}
