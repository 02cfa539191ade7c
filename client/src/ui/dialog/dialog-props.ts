import type { ReactNode } from 'react';

export interface DialogProps {
  title: string;
  opened: boolean;
  /** Esc, the cross and a click outside. */
  onClose: () => void;
  /** Width in pixels; the whole screen on a phone. */
  width?: number;
  /** Small questions stay a box on the phone too. */
  boxOnPhone?: boolean;
  children: ReactNode;
}
