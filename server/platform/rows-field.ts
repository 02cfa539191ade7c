import { type ClassConstructor, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { Field } from 'type-graphql';
import type { Message } from '../domain/kernel/message';
import { saying } from './validated';

interface RowsOptions {
  /** Maximum length of the list, and the message for a longer one. */
  most: number;
  message: Message;
  description?: string;
  defaultValue?: object[];
}

/** Declares a list of input rows: each is validated by its own class, at most `most` of them. */
export function RowsField(
  row: () => ClassConstructor<object>,
  { most, message, ...options }: RowsOptions,
): PropertyDecorator {
  const parts = [
    Field(() => [row()], options) as PropertyDecorator,
    IsArray(),
    ArrayMaxSize(most, saying(message)),
    ValidateNested({ each: true }),
    Type(row),
  ];
  return (prototype, property) => {
    for (const declare of parts) declare(prototype, property);
  };
}
