import { Link } from 'react-router'

export function meta() {
  return [
    { title: 'Page not found – Travel Visit' },
    { name: 'description', content: 'This address leads nowhere. The temple guide is one step away.' },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function NotFoundPage() {
  return (
    <div className="page">
      <h1>This page does not exist</h1>
      <p className="lead">The address may be mistyped, or the page has moved.</p>
      <p>
        <Link className="button" to="/temples">
          Go to the temple guide
        </Link>
      </p>
      <p>
        <Link to="/tirupati">About Tirupati</Link>
      </p>
    </div>
  )
}
