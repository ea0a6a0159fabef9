import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useShownPageName } from '@croupier/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A page's metadata, as the platform would write it; React moves such elements into the head. */
export function PageHead() {
  const { language } = useTexts('shell');
  const { pathname: path } = useLocation();
  const { data } = useCallQuery(calls.pageHead, { path, language });
  const name = useShownPageName();
  useEffect(() => {
    if (data && name === null) document.title = data.title;
  }, [data, name]);
  return data?.tags.map((tag, at) => {
    if (tag.tag === 'link') return <link key={at} {...attributesOf(tag)} />;
    return <meta key={at} {...attributesOf(tag)} />;
  });
}

const attributesOf = <Tag extends { readonly tag: string }>({ tag: _, ...attributes }: Tag) =>
  attributes;
