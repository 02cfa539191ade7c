import { SkeletonRows } from '../../ui/feedback/loading';
import classes from './bell.module.css';

/** Placeholder of the bell's list while it loads. */
export const WaitingRows = () => (
  <div className={classes.waiting}>
    <SkeletonRows rows={4} />
  </div>
);
