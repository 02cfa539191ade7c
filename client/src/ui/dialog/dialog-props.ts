import type { ReactNode } from 'react';

export interface DialogProps {
  title: string;
  opened: boolean;
  /** Called for Esc, the cross and a click outside. */
  onClose: () => void;
  /** Width in pixels; full screen on a phone. */
  width?: number;
  /** Stays a box on a phone, for small questions. */
  boxOnPhone?: boolean;
  children: ReactNode;
}
