import type { Option } from '../../ui/inputs/match-options';

/** Specification, section 4: duplicate recipients are ignored. */
export const withRecipient = (chosen: readonly Option[], picked: Option): Option[] =>
  chosen.some(({ value }) => value === picked.value) ? [...chosen] : [...chosen, picked];

export const withoutRecipient = (chosen: readonly Option[], value: string): Option[] =>
  chosen.filter((option) => option.value !== value);
