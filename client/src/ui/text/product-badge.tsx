import classes from './product-badge.module.css';

interface ProductBadgeProps {
  /** HS is blue and MS green (specification, section 9), always with the letters. */
  shortName: string;
  /** The full name, for the tooltip and screen readers. */
  name?: string;
}

export const ProductBadge = ({ shortName, name }: ProductBadgeProps) => (
  <abbr className={classes.badge} data-product={shortName} title={name}>
    {shortName}
  </abbr>
);
