import { useState } from 'react';
import { type MessageText } from '../../../i18n/translate';
import { FieldControl } from '../../../ui/inputs/field-control';
import type { FieldDefinition } from '../../../ui/inputs/field-definition';
import { useDebouncedCallback } from '../../../ui/kit/hooks';

interface TextFilterProps {
  field: FieldDefinition;
  /** The value in the address. */
  value: string;
  onChange: (text: string) => void;
  error?: MessageText;
}

const ASK_AFTER_MS = 250;

/** A free-text filter: shows input at once and applies it, debounced, when typing pauses. */
export function TextFilter({ field, value, onChange, error }: TextFilterProps) {
  /** Input that is not in the address yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const look = useDebouncedCallback(onChange, ASK_AFTER_MS);
  if (typed === value) setTyped(null);

  const change = (text: string): void => {
    setTyped(text);
    look(text);
  };
  return <FieldControl field={field} value={typed ?? value} onChange={(text) => change(String(text))} error={error} />;
}
