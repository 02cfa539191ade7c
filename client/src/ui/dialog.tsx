import { Modal } from '@mantine/core';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { t } from '../i18n/translate';
import { usePhone } from './breakpoints';
import { useEscape } from './use-escape';
import { useReturnFocus } from './use-return-focus';
import { useSelectOnTab } from './use-select-on-tab';

interface DialogProps {
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

/** A dialog that holds the focus and gives it back; `data-autofocus` marks the field to begin with. */
export function Dialog({ title, opened, onClose, width = 480, boxOnPhone = false, children }: DialogProps) {
  const phone = usePhone();
  useReturnFocus(opened);

  const root = useRef<HTMLDivElement>(null);
  useEscape(root, onClose);
  useSelectOnTab();

  /** The second click of a double click that opened the dialog is none on what lies under it now. */
  const clicked = useRef(false);
  useEffect(() => {
    if (opened) clicked.current = false;
  }, [opened]);
  const holdSecondClick = (event: MouseEvent): void => {
    if (event.detail <= 1) clicked.current = true;
    if (clicked.current) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Modal
      ref={root}
      title={title}
      opened={opened}
      onClose={onClose}
      // Mantine's own would close every open dialog at once.
      closeOnEscape={false}
      onMouseDownCapture={holdSecondClick}
      onClickCapture={holdSecondClick}
      size={width}
      fullScreen={phone && !boxOnPhone}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      styles={{ title: { fontSize: 16, fontWeight: 600 } }}
    >
      {children}
    </Modal>
  );
}
