export type EmptyArtName = 'river' | 'search' | 'ticket' | 'wallet' | 'team' | 'gift' | 'storm';
