import { Link, type LinkProps, useLocation } from 'react-router-dom';

/** A link to the same report with another query; see `useReportSearch`. */
export const SearchLink = ({ search, ...rest }: Omit<LinkProps, 'to'> & { search: URLSearchParams }) => (
  <Link {...rest} to={{ search: search.toString() }} replace preventScrollReset state={useLocation().state} />
);
