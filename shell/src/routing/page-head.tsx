import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A page's metadata, as the platform would write it; React moves such elements into the head. */
export function PageHead() {
  const { language } = useTexts('shell');
  const { pathname: path } = useLocation();
  const { data } = useCallQuery(calls.pageHead, { path, language });
  useEffect(() => {
    if (data) document.title = data.title;
  }, [data]);
  return data?.tags.map((tag, at) => {
    if (tag.tag === 'link') return <link key={at} {...attributesOf(tag)} />;
    return <meta key={at} {...attributesOf(tag)} />;
  });
}

const attributesOf = <Tag extends { readonly tag: string }>({ tag: _, ...attributes }: Tag) =>
  attributes;
