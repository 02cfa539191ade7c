import { useState } from 'react';

interface Firm {
  creditorId: number;
}

export interface ChosenFirms<Row> {
  chosen: readonly Row[];
  isChosen: (firm: Firm) => boolean;
  choose: (firm: Firm, chosen: boolean) => void;
  chooseAll: (chosen: boolean) => void;
}

/** Selects all creditors except those the user deselected. */
export function useChosenFirms<Row extends Firm>(firms: readonly Row[]): ChosenFirms<Row> {
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const isChosen = ({ creditorId }: Firm): boolean => !leftOut.has(creditorId);
  return {
    chosen: firms.filter(isChosen),
    isChosen,
    choose: ({ creditorId }, chosen) => {
      const others = [...leftOut].filter((id) => id !== creditorId);
      setLeftOut(new Set(chosen ? others : [...others, creditorId]));
    },
    chooseAll: (chosen) => setLeftOut(new Set(chosen ? [] : firms.map(({ creditorId }) => creditorId))),
  };
}
