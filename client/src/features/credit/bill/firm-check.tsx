import { useEffect, useRef } from 'react';
import classes from './firm-check.module.css';

interface FirmCheckProps {
  label: string;
  checked: boolean;
  /** Some of what it represents is checked (indeterminate). */
  partly?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox whose label toggles it too. */
export function FirmCheck({ label, checked, partly = false, onChange }: FirmCheckProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <label className={classes.check}>
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
