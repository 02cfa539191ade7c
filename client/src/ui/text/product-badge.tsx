import classes from './product-badge.module.css';

interface ProductBadgeProps {
  /** HS is blue and MS green (specification, section 9); the letters always stand there, never the colour alone. */
  shortName: string;
  /** The full name, said on hover and to screen readers. */
  name?: string;
}

export const ProductBadge = ({ shortName, name }: ProductBadgeProps) => (
  <abbr className={classes.badge} data-product={shortName} title={name}>
    {shortName}
  </abbr>
);
