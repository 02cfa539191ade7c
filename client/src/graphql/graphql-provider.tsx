import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { apolloClient } from './client';

/** Wraps all pages of the shell; a page outside the shell that uses GraphQL wraps itself in it. */
export const GraphqlProvider = ({ children }: { children: ReactNode }) => (
  <ApolloProvider client={apolloClient}>{children}</ApolloProvider>
);
