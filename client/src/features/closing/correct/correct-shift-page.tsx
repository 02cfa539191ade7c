import { useSearchParams } from 'react-router-dom';
import { ChooseShift } from './choose-shift';
import { OpenedCorrection } from './opened-correction';

/** Route /page/correct-shift?shiftId=N; without a shift, one of the last closed ones is chosen first. */
export function Component() {
  const [search] = useSearchParams();
  const shiftId = Number(search.get('shiftId'));
  return Number.isInteger(shiftId) && shiftId > 0 ? (
    <OpenedCorrection key={shiftId} shiftId={shiftId} />
  ) : (
    <ChooseShift />
  );
}
