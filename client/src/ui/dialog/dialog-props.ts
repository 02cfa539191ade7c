import type { ReactNode } from 'react';
import type { HelpTopic } from '../../i18n/help-topic';

export interface DialogProps {
  title: string;
  opened: boolean;
  /** The help that the button beside the title opens. */
  help?: HelpTopic;
  /** Called for Esc, the cross, and without a field inside for a click outside. */
  onClose: () => void;
  /** Width in pixels; full screen on a phone. */
  width?: number;
  /** Stays a box on a phone, for small questions. */
  boxOnPhone?: boolean;
  children: ReactNode;
}
