import './footer.css'

export function Footer() {
  return (
    <footer className="footer">
      <p>
        Distances are by road and one way. Each says where it comes from and how sure we are; ask before you
        travel.
      </p>
    </footer>
  )
}
