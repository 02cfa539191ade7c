import { SkeletonRows } from '../../ui/feedback/loading';
import classes from './bell.module.css';

/** In the place of the bell's list while it is on its way. */
export const WaitingRows = () => (
  <div className={classes.waiting}>
    <SkeletonRows rows={4} />
  </div>
);
