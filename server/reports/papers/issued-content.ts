import type { SectionAnswer } from '../section';
import type { StationBlock } from '../station-head';

/** Whom a document is for, as it prints; empty details are null. */
export interface Party {
  name: string;
  address: string | null;
  phone: string | null;
  pan: string | null;
  /** Absent in papers that were issued before customers had one, and for employees. */
  gstin?: string | null;
}

/** What a document prints, in internal units and without a language, so that it prints the same whatever changes later. */
export interface IssuedContent {
  station: StationBlock;
  party: Party;
  /** By the name of the section. */
  sections: Record<string, Omit<SectionAnswer, 'rowCount'>>;
}
